import { memo, useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { ReorderList } from '../../forms/reorder-list.tsx';
import { UndoRemoval, type Removed } from '../../forms/undo-removal.tsx';
import { AddPanel } from './add-panel.tsx';
import { PanelEntry } from './panel-entry.tsx';
import styles from './panels.module.css';
import { namePanel, type PanelFormInput, type RouteFormInput } from './route-input.ts';

type RoutePanelsProps = {
  form: UseFormReturn<RouteFormInput>;
  /** Where the form's draft is stored: what is being added lies beside it. */
  path: string;
};

/**
 * The panels of a custom page: add, drag into order, expand one at a time to edit it, remove with undo.
 * Drawn anew when the list changes, not while somebody types: each entry follows its own words.
 */
export const RoutePanels = memo(RoutePanelList);

function RoutePanelList({ form, path }: RoutePanelsProps) {
  const list = useFieldArray({ control: form.control, name: 'panels', keyName: 'key' });
  const [expanded, setExpanded] = useState<string>();
  const [removed, setRemoved] = useState<Removed<PanelFormInput>>();

  function handleRemove(index: number) {
    const panel = structuredClone(form.getValues(`panels.${index}`));
    setRemoved({ value: panel, index, name: namePanel(panel, index) });
    list.remove(index);
  }

  return (
    <>
      <h3 className={styles.heading}>Panels</h3>
      {list.fields.length === 0 && <p>There are no panels yet. Pictures stand left and right in turn.</p>}
      <ReorderList
        entries={list.fields}
        keyOf={(panel) => panel.key}
        nameIdOf={(panel) => panel.key}
        onMove={list.move}
      >
        {({ key }, index) => (
          <PanelEntry
            index={index}
            form={form}
            nameId={key}
            isExpanded={expanded === key}
            onToggle={() => setExpanded(expanded === key ? undefined : key)}
            onRemove={() => handleRemove(index)}
          />
        )}
      </ReorderList>
      <UndoRemoval
        removed={removed}
        onUndo={({ index, value }) => {
          list.insert(index, value, { shouldFocus: false });
          setRemoved(undefined);
        }}
      />
      <AddPanel to={path} onAdd={(panel) => list.append(panel, { shouldFocus: false })} />
    </>
  );
}
