/** Every code with a button for it can be taken along. */
for (const button of document.querySelectorAll<HTMLButtonElement>("button.copy"))
  button.addEventListener("click", async () => {
    const text = button.closest("figure")?.querySelector("pre")?.textContent ?? "";
    await navigator.clipboard.writeText(text).catch(() => undefined);
    button.lastChild?.replaceWith("Copied");
  });
