const KEY = "riposte:settings";

/** Changes between light and dark; the table, which keeps its settings in the same place, follows. */
export function changeTheme(): void {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY) ?? "{}"), theme }));
  } catch {
    // a full or forbidden store: it holds for this page only
  }
}

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
};
