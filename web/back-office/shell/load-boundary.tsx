import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../../errors/report-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type LoadBoundaryProps = { children: ReactNode };

/**
 * Stands in for something that could not be read or drawn. Offers a reload, because live queries
 * that were refused once stay refused for as long as the page lives.
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
      <Notice kind="problem" title="This could not be opened.">
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
    return 'Your account may not read it. If your rights were changed just now, log out and sign in again.';
  }
  if (navigator.onLine === false) return 'You are offline. Reload when the line is back.';
  return 'Something unexpected went wrong. A reload usually helps; what you typed is kept.';
}
