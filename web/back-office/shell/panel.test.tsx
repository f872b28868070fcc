import { sectionScrollDelay } from '@venue/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Panel } from './panel.tsx';

const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  scrollIntoView.mockReset();
});

function Folded() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title="Careers" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      <input aria-label="Title" />
    </Panel>
  );
}

describe('panel', () => {
  it('scrolls into view once it is open', () => {
    render(<Folded />);
    fireEvent.click(screen.getByRole('button', { name: 'Careers' }));
    vi.advanceTimersByTime(sectionScrollDelay);
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('stays where it is when it opens by itself', () => {
    const panel = (isOpen: boolean) => (
      <Panel title="Careers" isOpen={isOpen} scrollsOnOpen={false} onToggle={() => undefined}>
        Cooks wanted
      </Panel>
    );
    const { rerender } = render(panel(false));
    rerender(panel(true));
    vi.advanceTimersByTime(sectionScrollDelay);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('stays where it is for somebody who is at work in it by then', () => {
    render(<Folded />);
    fireEvent.click(screen.getByRole('button', { name: 'Careers' }));
    screen.getByLabelText('Title').focus();
    vi.advanceTimersByTime(sectionScrollDelay);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
