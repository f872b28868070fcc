import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../../errors/report-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type LoadBoundaryProps = { children: ReactNode };

/**
 * Shown in place of something that could not be read or rendered. Offers a reload, because a live query that was
 * refused stays refused for the life of the page.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part of the back office failed:', error, info.componentStack);
    reportError(error);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Notice kind="problem" title="This couldn’t be opened.">
        <p>{explain(error)}</p>
        <Button small onClick={() => window.location.reload()}>
          Reload this page
        </Button>
      </Notice>
    );
  }
}

function explain(error: Error): string {
  const code = (error as { code?: string }).code;
  if (code === 'permission-denied') {
    return 'Your account isn’t allowed to read this. If your role was changed just now, reload this page.';
  }
  if (navigator.onLine === false) return 'You’re offline. Reload once you’re connected.';
  return 'Something unexpected went wrong. Reloading usually helps, and keeps what you typed.';
}
