/** On narrow screens the ways and the contents lie behind a button. */
export function addContents(button: HTMLButtonElement): void {
  const show = (isOpen: boolean) => {
    document.body.dataset.contents = isOpen ? "open" : "closed";
    button.setAttribute("aria-expanded", String(isOpen));
  };
  button.addEventListener("click", () => show(document.body.dataset.contents !== "open"));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") show(false);
  });
  document.querySelector("#contents [aria-current]")?.scrollIntoView({ block: "nearest" });
}
