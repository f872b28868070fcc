// @ts-check
/*
 * Shows the splash of the home page before the first paint, once per session and not under reduced motion. The page is
 * painted below it; any press, key or turn of the wheel ends it.
 */
(() => {
  const key = 'splash-seen';
  try {
    // The hero's beam turns once a visit, too.
    const isSeen = sessionStorage.getItem(key);
    if (isSeen) document.documentElement.dataset.lit = '';
    if (isSeen || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage the splash would show on every visit to the page, so it is not shown.
    return;
  }
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const template = /** @type {HTMLTemplateElement} */ (script.previousElementSibling);
  const layer = /** @type {HTMLElement} */ (template.content.firstElementChild);
  document.body.append(layer);
  // The logos load after the picture, or in their phase if the picture has not loaded by then.
  const ready = () => (layer.dataset.ready = '');
  layer.querySelector('img')?.addEventListener('load', ready);
  const times = (script.dataset.times ?? '').split(' ');
  const timers = ['logos', 'reveal', 'fade', 'gone'].map((phase, at) =>
    setTimeout(() => show(phase), Number(times[at])),
  );
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
