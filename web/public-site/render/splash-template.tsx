import { readPublishedSite, type PublishedSiteJson } from '@venue/domain';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { SplashLayer } from '../pages/home/splash.tsx';

/** The splash of the front page, for the script that decides whether it is shown: until then it loads nothing. */
export function splashTemplate(site: PublishedSiteJson): string {
  const { website, media } = readPublishedSite(site);
  const logos = [website.extraLogo1, website.extraLogo2];
  const layer = renderToStaticMarkup(
    SplashLayer({ phase: 'dark', image: website.mediaQueryImg, logos, media }),
  );
  // React asks for pictures ahead of everything; here nobody may.
  return `<template>${layer.replace(/^(<link[^>]*>)*/, '')}</template>`;
}
