import * as v from 'valibot'

/** Any option; its value is checked later. `standard`: the default. */
export const anything = (standard?: unknown) => v.optional(v.unknown(), standard)

const choices = v.custom<object>((value) => typeof value === 'object' && value !== null)

/** Options by name; the names are checked later. */
export const named = v.optional(choices)

/** House rules by name; missing ones have the standard reading. */
export const rulesOption = (standard: () => object) =>
  v.optional(
    v.pipe(
      choices,
      v.transform((rules) => ({ ...standard(), ...rules })),
    ),
    {},
  )
