import { musicPath } from '@venue/domain';

/** The public page that shows what a section of Edit Website says; the front page for any other section. */
const pages: Record<string, string> = {
  Menus: '/menus',
  Music: musicPath,
  'Book a Table': '/book-a-table',
  'Wine Experience Room': '/wine-experience-room',
  Careers: '/careers',
  "Chef's Table": '/chefs-table-experience',
  Contact: '/contact',
  Gallery: '/gallery',
  'Gallery images': '/gallery',
  'Music Gallery': '/music-gallery',
  'Music gallery images': '/music-gallery',
};

/** The path of the page where guests see a section. */
export function pageOfSection(title: string): string {
  return pages[title] ?? '/';
}
