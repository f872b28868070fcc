import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** A question before saving. */
export type SaveQuestion<Values extends FieldValues> = {
  question: string;
  /** The field that it is about, which gets the focus and the remark if the answer is no. */
  path: Path<Values>;
  remark: string;
};

/** The question to answer before a form is saved, and whether the person agreed; true without a question. */
export function useSaveQuestion<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [asked, setAsked] = useState<{ question: string; answer: (isAgreed: boolean) => void }>();
  const [toMend, setToMend] = useState<{ path: Path<Values> }>();

  async function isAgreed(about: SaveQuestion<Values> | undefined): Promise<boolean> {
    if (!about) return true;
    const agreed = await new Promise<boolean>((answer) => setAsked({ question: about.question, answer }));
    setAsked(undefined);
    if (agreed) return true;
    form.setError(about.path, { type: 'asked', message: about.remark });
    setToMend({ path: about.path });
    return false;
  }

  useEffect(() => {
    if (!toMend) return;
    // After the dialog, which gives the focus back to the button that opened it.
    const timer = setTimeout(() => form.setFocus(toMend.path));
    return () => clearTimeout(timer);
  }, [form, toMend]);

  return { asked, isAgreed };
}
