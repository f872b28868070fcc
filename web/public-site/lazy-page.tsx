import { use, type ComponentType, type ReactElement } from 'react';

/** A public page: where it stands, and its code, fetched when somebody first goes there. */
export type LazyPage = {
  /** Pattern of its address, as routes write it. */
  path: string;
  /** Its source file below web/, the name under which the build lists what the page needs. */
  file: string;
  /** Fetches the code ahead of the drawing, which then waits for nothing. */
  load: () => Promise<void>;
  /** Draws the page; suspends while its code is under way. */
  Page: ComponentType;
};

/**
 * @param file the same file as in `fetchFile`, once more as text: bundlers keep no other trace of it
 * @param draw picks the page out of its file
 */
export function lazyPage<File>(
  path: string,
  file: string,
  fetchFile: () => Promise<File>,
  draw: (file: File) => ReactElement,
): LazyPage {
  let fetched: { file: File } | undefined;
  let fetching: Promise<void> | undefined;
  const load = () =>
    (fetching ??= fetchFile().then((it) => {
      fetched = { file: it };
    }));
  function Page() {
    if (!fetched) use(load());
    return fetched ? draw(fetched.file) : null;
  }
  return { path, file, load, Page };
}
