// before anything is drawn: the theme the reader chose, here or at the table
try {
  const { theme } = JSON.parse(localStorage.getItem("riposte:settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // nothing is stored, or nothing may be: the system's theme
}
