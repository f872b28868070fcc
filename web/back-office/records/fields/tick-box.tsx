import layout from '../../shell/layout.module.css';

type TickBoxProps = {
  label: string;
  hint?: string | undefined;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
};

/** A box to tick, with its label beside it. */
export function TickBox({ label, hint, isTicked, onChange }: TickBoxProps) {
  return (
    <div>
      <label className={layout.row}>
        <input
          type="checkbox"
          className={layout.tick}
          checked={isTicked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint && <p className={layout.quiet}>{hint}</p>}
    </div>
  );
}
