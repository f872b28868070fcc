import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './gifts-page.module.css';

/** Letters that the lines of the card have room for. */
const longestText = 200;

/** The text's name in the tab's storage. */
const storageKey = 'gift-card';

type GiftCardProps = {
  /** Whom the card is sent to. */
  email: string;
  /** The picture on the card. */
  children: ReactNode;
};

/**
 * A card that a guest writes on. Its button opens the guest's own email program with the text; until that is sent, the
 * text is in this tab only. Without scripts the button leads to the contact page.
 */
export function GiftCard({ email, children }: GiftCardProps) {
  const text = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // What was typed before scripts ran comes first.
    if (text.current?.value) keep(text.current.value);
    else if (text.current) text.current.value = kept();
  }, []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const subject = encodeURIComponent('A card for a gift');
    // Lines of an email end in CRLF.
    const body = encodeURIComponent((text.current?.value ?? '').replace(/\n/g, '\r\n'));
    window.location.href = `mailto:${email}?subject=${subject}&body=${body}`;
  }

  return (
    <form action="/contact" className={styles.card} onSubmit={handleSubmit}>
      {children}
      <div className={styles.words}>
        <label htmlFor="card-text">Write on the card</label>
        <textarea
          ref={text}
          id="card-text"
          className={styles.text}
          rows={4}
          maxLength={longestText}
          required
          aria-describedby="card-hint"
          onInput={(event) => keep(event.currentTarget.value)}
        />
        <p id="card-hint">Up to {longestText} letters, only here until you email them.</p>
        <Button type="submit" look="quiet" small>
          EMAIL US THE CARD
        </Button>
      </div>
    </form>
  );
}

function keep(value: string) {
  try {
    sessionStorage.setItem(storageKey, value);
  } catch {
    // The browser blocks storage: a reload empties the card.
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
