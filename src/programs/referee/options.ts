import * as v from 'valibot'

/** Any choice: what it must be is looked at later. `standard` is what counts where nothing is said. */
export const anything = (standard?: unknown) => v.optional(v.unknown(), standard)

const choices = v.custom<object>((value) => typeof value === 'object' && value !== null)

/** Choices by their names: which there are is looked at later. */
export const named = v.optional(choices)

/** House rules by their names; those that are not named are as in the standard. */
export const rulesOption = (standard: () => object) =>
  v.optional(
    v.pipe(
      choices,
      v.transform((rules) => ({ ...standard(), ...rules })),
    ),
    {},
  )
