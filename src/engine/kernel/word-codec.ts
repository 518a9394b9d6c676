import type * as v from 'valibot'
import { textSchema } from './codec.ts'

/** How one part of an action is written as a word without blanks, and read back. */
export interface Word<Value> {
  write(value: Value): string
  /** Null for a word that names nothing. It is never asked about an empty word. */
  read(word: string): Value | null
}

/** Any word, as it is written. */
export const anyWord: Word<string> = { write: (word) => word, read: (word) => word }

/** One of these words. */
export const oneOf = <One extends string>(words: readonly One[]): Word<One> => ({
  write: (word) => word,
  read: (word) => words.find((one) => one === word) ?? null,
})

/** The fields of an action beside its type. */
type FieldsOf<A, Type> = Omit<Extract<A, { type: Type }>, 'type'>

/** The word of each field. The order of the keys is the order of the words; a field that may be absent comes last. */
type WordsOf<Fields> = { readonly [Field in keyof Fields]-?: Word<Exclude<Fields[Field], undefined>> }

/** Actions in words: "go d4 d5". */
export interface WordCodec<A> {
  text(action: A): string
  /** Null for any text that is no action. */
  parse(text: string): A | null
  /** A whole turn, its actions joined by commas: "go d4, go d5". */
  turnText(actions: readonly A[]): string
  /** Null unless every part between two commas is an action. */
  parseTurn(text: string): A[] | null
  /** The part of a codec for actions that are stored in their words. */
  readonly stored: {
    readonly action: v.GenericSchema<unknown, A>
    writeAction(action: A): string
  }
}

/**
 * The words of all actions of a game, each beginning with its type. `spelled`: types that are written otherwise.
 * An action has as many words as fields, parted by one blank; a field at the end may be left out where it is `optional`.
 */
export function wordCodec<A extends { type: string }>(
  forms: { readonly [Type in A['type']]: WordsOf<FieldsOf<A, Type>> },
  {
    spelled = {},
    optional = [],
  }: {
    spelled?: { readonly [Type in A['type']]?: string }
    optional?: readonly string[]
  } = {},
): WordCodec<A> {
  const all = (Object.keys(forms) as A['type'][]).map((type) => ({
    type,
    opening: spelled[type] ?? type,
    fields: Object.entries<Word<unknown>>(forms[type]),
  }))
  const formOf = new Map(all.map((form) => [form.type, form]))

  function text(action: A): string {
    const values = action as Readonly<Record<string, unknown>>
    const form = formOf.get(action.type)
    const words = form?.fields.flatMap(([field, word]) =>
      values[field] === undefined ? [] : [word.write(values[field])],
    )
    return [form?.opening, ...(words ?? [])].join(' ')
  }

  function readAs({ type, opening, fields }: (typeof all)[number], whole: string): A | null {
    if (whole !== opening && !whole.startsWith(`${opening} `)) return null
    const words = whole === opening ? [] : whole.slice(opening.length + 1).split(' ')
    if (words.length > fields.length) return null
    const action: Record<string, unknown> = { type }
    for (const [index, [field, { read }]] of fields.entries()) {
      const word = words[index]
      if (word === undefined && optional.includes(field)) continue
      const value = word ? read(word) : null
      if (value === null) return null
      action[field] = value
    }
    return action as A
  }

  function parse(whole: string): A | null {
    for (const form of all) {
      const action = readAs(form, whole)
      if (action) return action
    }
    return null
  }

  return {
    text,
    parse,
    turnText: (actions) => actions.map(text).join(', '),
    parseTurn(whole) {
      const actions = whole.split(',').map((part) => parse(part.trim()))
      return actions.every((action) => action !== null) ? actions : null
    },
    stored: { action: textSchema(parse), writeAction: text },
  }
}
