/** What somebody typed and has not saved, on what it was based, and when it was typed. */
export type Draft<Values> = { values: Values; basedOn: string | undefined; at: string };

const prefix = 'office-draft';

function keyOf(uid: string, name: string): string {
  return `${prefix}:${uid}:${name}`;
}

/** Names the draft of what somebody types to add it to a list of the form, and has not added yet. */
export function additionTo(form: string): string {
  return `what is being added to ${form}`;
}

/** The person's draft of a form in this tab, if there is one. */
export function readDraft<Values>(uid: string, name: string): Draft<Values> | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(uid, name));
    return text ? (JSON.parse(text) as Draft<Values>) : undefined;
  } catch {
    // Blocked storage or a mangled draft: the form opens as it is stored on the server.
    return undefined;
  }
}

/** Keeps a draft over a reload, or with `undefined` drops it. Returns whether it could be kept. */
export function writeDraft<Values>(uid: string, name: string, draft: Draft<Values> | undefined): boolean {
  try {
    if (draft) sessionStorage.setItem(keyOf(uid, name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(uid, name));
    return true;
  } catch {
    // Blocked or full: what is typed lives as long as the page does, and leaving still asks.
    return false;
  }
}

/** Drops the drafts of this tab: everybody's, or everybody's but one person's. */
export function clearDrafts(exceptUid?: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isOwn = exceptUid !== undefined && key.startsWith(`${prefix}:${exceptUid}:`);
      if (key.startsWith(`${prefix}:`) && !isOwn) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so no draft was ever written.
  }
}
