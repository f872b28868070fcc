import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../errors/report-errors.ts';
import { RingUs } from '../ui/ring-us.tsx';
import styles from './page-error-boundary.module.css';

type State = { failed: boolean };

/** Replaces a page that failed to render: says what to do, and shows the phone number. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A page could not be rendered:', error, info.componentStack);
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page} role="alert">
        <h1>This page ran aground.</h1>
        <p>
          Reloading usually floats it again. If it does not, ring us on <RingUs />.
        </p>
        <p>
          <a href="">Reload this page</a> or <a href="/">go to the front door</a>.
        </p>
      </main>
    );
  }
}
