// Before anything is drawn: the chosen theme, so that the page does not flash in the other one.
try {
  const { theme, lang } = JSON.parse(localStorage.getItem('stolik.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (lang === 'en') document.documentElement.lang = 'en';
} catch {
  // Nothing kept, or nothing may be kept: the system's theme it is.
}
