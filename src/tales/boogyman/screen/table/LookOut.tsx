/** What the other side could do: the place where the warnings are listed. */
export const LookOut = () => null

/** The gravest of them in a few words, between undo and the actions of a phone. */
export const LookOutShort = () => null
