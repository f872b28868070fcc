import { buttonChoices } from '@venue/domain';
import { listPart, picturePart, textPart, type RecordPart } from '../../history/compare/record-parts.ts';
import type { PanelFormInput, RouteFormInput } from './route-input.ts';

/** A custom page as people compare it. */
export function describeRoute(route: RouteFormInput): RecordPart[] {
  return [
    textPart('Route Title', route.title),
    textPart('Description Title', route.introTitle),
    textPart('URL endpoint', route.route),
    textPart('Intro Description', route.introDesc),
    picturePart('Main Image', route.topImg),
    listPart('Panel', route.panels.map(describePanel)),
  ];
}

function describePanel({ panelTitle, panelDesc, panelButtonType, panelImg }: PanelFormInput) {
  const button = panelButtonType && `Button: ${buttonChoices[panelButtonType]}`;
  return { text: [panelTitle, panelDesc, button].filter(Boolean).join('\n'), picture: panelImg };
}
