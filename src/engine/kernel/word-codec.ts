import type * as v from 'valibot'
import { type Codec, type PositionForm, textSchema } from './codec.ts'
import type { GameTypes } from './game.ts'

/** Writes one field of an action as a word without blanks, and reads it back. */
export interface Word<Value> {
  write(value: Value): string
  /** Reads a word, which is never empty; null if it is unknown. */
  read(word: string): Value | null
}

/** Any word, unchanged. */
export const anyWord: Word<string> = { write: (word) => word, read: (word) => word }

/** One of these words. */
export const oneOf = <One extends string>(words: readonly One[]): Word<One> => ({
  write: (word) => word,
  read: (word) => words.find((one) => one === word) ?? null,
})

/** The fields of an action beside its type. */
type FieldsOf<A, Type> = Omit<Extract<A, { type: Type }>, 'type'>

/** The word form of each field. The order of the keys is the order of the words; a field that may be absent must be last. */
type WordsOf<Fields> = { readonly [Field in keyof Fields]-?: Word<Exclude<Fields[Field], undefined>> }

/** Actions in words: "go d4 d5". */
export interface WordCodec<A> {
  text(action: A): string
  /** Reads an action; null for any other text. */
  parse(text: string): A | null
  /** Writes a whole turn, its actions joined by commas: "go d4, go d5". */
  turnText(actions: readonly A[]): string
  /** Reads a turn; null unless every part between commas is an action. */
  parseTurn(text: string): A[] | null
  /** The part of a codec for actions that are stored as words. */
  readonly stored: {
    readonly action: v.GenericSchema<unknown, A>
    writeAction(action: A): string
  }
}

/** Makes the codec of a game that is stored as plain JSON: the configuration unchanged, and every action in words. */
export const storedInWords = <K extends GameTypes>(
  config: v.GenericSchema<unknown, K['Config']>,
  { stored }: Pick<WordCodec<K['Action']>, 'stored'>,
  position: PositionForm<K>,
): Codec<K> => ({ config, writeConfig: (chosen) => chosen, ...stored, position })

/**
 * Makes the word form of all actions of a game. Each begins with its type, or with its entry in `spelled`. The fields follow, separated by
 * one blank; a field at the end may be left out if it is `optional`.
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
