/** A position that has been read; one that cannot be is a mistake of whoever wrote it. */
export function drawn<State>(read: { ok: true; state: State } | { ok: false; problem: unknown }): State {
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return read.state
}

/** What a word stands for, an action or a place; one that stands for nothing is a mistake too. */
export function meant<Thing>(text: string, read: (text: string) => Thing | null): Thing {
  const thing = read(text)
  if (thing === null) throw new Error(`There is no "${text}".`)
  return thing
}
