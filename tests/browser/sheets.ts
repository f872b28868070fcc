import type { Page } from '@playwright/test';

/** How many sheets a page takes on paper, and their size in points. */
export async function sheets(page: Page): Promise<{ count: number; size: number[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, box = ''] = /\/MediaBox\s*\[([^\]]*)\]/.exec(pdf) ?? [];
  return {
    count: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    size: box.trim().split(/\s+/).map(Number).map(Math.round),
  };
}

/** The size of A4 in points. */
export const a4 = [0, 0, 595, 842];
