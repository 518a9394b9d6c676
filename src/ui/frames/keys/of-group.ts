/** The keys of a group, in the order of their list. */
export function ofGroup<Group extends string, Id extends string>(
  shortcuts: Readonly<Record<Id, { group: Group }>>,
  group: Group,
): Id[] {
  const isId = (id: string): id is Id => Object.hasOwn(shortcuts, id)
  return Object.keys(shortcuts)
    .filter(isId)
    .filter((id) => shortcuts[id].group === group)
}
