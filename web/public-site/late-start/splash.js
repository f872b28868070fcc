// @ts-check
/*
 * Puts up the splash of the front page before the first paint: once a session, and not for people who ask
 * for reduced motion (sections 2.2, 9). The page is painted below it; any press, key or turn of the wheel ends it.
 */
(() => {
  const key = 'splash-seen';
  try {
    if (sessionStorage.getItem(key) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Nothing can be remembered here, so it would come back at every visit to the page: rather never.
    return;
  }
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const template = /** @type {HTMLTemplateElement} */ (script.previousElementSibling);
  const layer = /** @type {HTMLElement} */ (template.content.firstElementChild);
  document.body.append(layer);
  // The logos come after the picture; should that not come, they do by themselves.
  const ready = () => (layer.dataset.ready = '');
  layer.querySelector('img')?.addEventListener('load', ready);
  const times = Object.entries(JSON.parse(script.dataset.times ?? '{}'));
  const timers = times.map(([phase, time]) => setTimeout(() => show(phase), time));
  const enders = ['pointerdown', 'keydown', 'wheel'];
  const end = () => show('gone');
  for (const type of enders) addEventListener(type, end, { passive: true });

  /** @param {string} phase */
  function show(phase) {
    layer.dataset.phase = phase;
    ready();
    if (phase !== 'gone') return;
    timers.forEach(clearTimeout);
    for (const type of enders) removeEventListener(type, end);
    layer.remove();
  }
})();
