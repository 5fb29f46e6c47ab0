/** What makes a part of a drawing a button: drawings have none of their own, and know `tabindex` only as it is written here. */
export const drawnButton = (label: string, onUse: () => void, tabindex: 0 | -1 = 0) => ({
  role: "button",
  tabindex,
  "aria-label": label,
  onClick: onUse,
  onKeyDown: (event: { readonly key: string; preventDefault(): void }) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onUse();
  },
});
