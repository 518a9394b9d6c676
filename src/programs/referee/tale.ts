import * as v from 'valibot'
import {
  err,
  type Game,
  type Kind,
  ok,
  type Refused,
  type Result,
  type Script,
} from '../../engine/kernel/index.ts'
import { type FieldWriters, inWriting } from './fields.ts'

/** The fields of a request beside `do` and `id`, as they are read. */
export type FieldsOf<Entries extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Entries, undefined>
>

/** A request that only one tale knows: another way to ask for an action. */
interface OwnRequest<Action> {
  /** Its fields beside `do` and `id`. */
  readonly fields: v.ObjectEntries
  /** The action that it stands for, and the luck that was brought along, of its fields as they were read. */
  asAction(fields: object): { action: Action } & Required<Script>
}

/** A question about a position that only some tales can answer, and that changes nothing. */
export interface OwnQuestion<State> {
  /** Its fields beside `do` and `id`. */
  readonly fields: v.ObjectEntries
  /** The fields of the answer. */
  answer(state: State, fields: object): object
}

/** A request of one tale's own, by its fields. */
export const ownRequest = <Action, Entries extends v.ObjectEntries>(
  fields: Entries,
  asAction: (fields: FieldsOf<Entries>) => { action: Action } & Required<Script>,
): OwnRequest<Action> => ({ fields, asAction: (read) => asAction(read as FieldsOf<Entries>) })

/** A question of one tale's own, by its fields. */
export const ownQuestion = <State, Entries extends v.ObjectEntries>(
  fields: Entries,
  answer: (state: State, fields: FieldsOf<Entries>) => object,
): OwnQuestion<State> => ({ fields, answer: (state, read) => answer(state, read as FieldsOf<Entries>) })

/** What a referee must know of a tale. */
export interface RefereeTale<K extends Kind> {
  readonly game: Game<K>
  /** The fields of `new` beside the seed; they are looked at by `config`. */
  readonly options: v.ObjectEntries
  /** A table's choices from those fields, or the first of them that is wrong. */
  config(wishes: object): Result<K['Config'], WrongOption>
  /** Most faces that any of its dice has. */
  readonly faces: number
  /** Positions in writing, in the law's one way; what is wrong with one is told in a sentence too. */
  readonly notation: {
    parse(text: string): Result<K['State'], { problem: object; message: string }>
    write(state: K['State']): string
  }
  /** Where the game stands, in a few words: part of every answer to an action. */
  now(state: K['State']): object
  /** What there is to know of a position, without having to read its notation. */
  summary(state: K['State']): object
  /** An event as JSON; `state` is how the game stands after all that happened with it. */
  eventToJson(event: K['Event'], state: K['State']): unknown
  /**
   * How an action is asked for, where that says more than its stored form: with the dice that it shall roll. Absent where
   * an action is asked for as it is stored.
   */
  readonly given?: v.GenericSchema<unknown, { action: K['Action']; dice: number[] }>
  /** How a text is refused that is none of its actions, where its law has a word for that; else it is a request that is wrong. */
  readonly unknownAction?: Refused
  /** Requests that only this tale knows, by name. */
  readonly own?: Readonly<Record<string, OwnRequest<K['Action']>>>
  /** Questions that it can answer, by name: `predict`, `odds`. */
  readonly questions?: Readonly<Record<string, OwnQuestion<K['State']>>>
}

/** The way to a choice that is wrong ("seats.1"), and why, where the tale has a reason of its own for it. */
export interface WrongOption {
  where: string
  why?: string
}

/** The parts of the referee that differ between tales. */
interface RefereeDescription<K extends Kind, Options extends v.ObjectEntries, Problem extends object>
  extends Pick<RefereeTale<K>, 'game' | 'given' | 'unknownAction' | 'own' | 'questions'> {
  /** Where the game stands, in a few words: part of every answer to an action. */
  now(state: K['State']): object
  /** The fields of `new` beside the seed. The stored form of the config validates them. */
  readonly options: Options
  /** Returns the stored config from those fields, or the first wrong field. */
  config(wishes: FieldsOf<Options>): Result<object, WrongOption>
  /** The largest number of faces of its dice. Default 0: no dice. */
  readonly faces?: number
  readonly notation: {
    parse(text: string): Result<K['State'], Problem>
    problemText(problem: Problem): string
    write(state: K['State']): string
  }
  /** Further facts of a position besides `now`. */
  details(state: K['State']): object
  /** Writers of seats, places and other numbers in answers. Without them, answers hold the plain numbers. */
  readonly fields?: FieldWriters<K['State']>
}

/** Makes the referee of a tale from its description. */
export const defineReferee = <K extends Kind, Options extends v.ObjectEntries, Problem extends object>({
  config,
  faces = 0,
  notation: { parse, problemText, write },
  now,
  details,
  fields = {},
  questions = {},
  ...tale
}: RefereeDescription<K, Options, Problem>): RefereeTale<K> => ({
  ...tale,
  faces,
  now: (state) => inWriting(fields, now(state), state),
  summary: (state) => inWriting(fields, { ...now(state), ...details(state) }, state),
  eventToJson: (event, state) => inWriting(fields, event as object, state),
  questions: Object.fromEntries(
    Object.entries(questions).map(([name, { fields: read, answer }]) => [
      name,
      {
        fields: read,
        answer: (state: K['State'], asked: object) => inWriting(fields, answer(state, asked), state),
      },
    ]),
  ),
  config(wishes) {
    const chosen = config(wishes as FieldsOf<Options>)
    return chosen.ok ? readConfig(tale.game.codec.config, chosen.value) : chosen
  },
  notation: {
    parse(text) {
      const parsed = parse(text)
      return parsed.ok ? parsed : err({ problem: parsed.error, message: problemText(parsed.error) })
    },
    write,
  },
})

/** Reads what a table chooses as strictly as what is stored, or says what is wrong first. */
function readConfig<Config>(
  form: v.GenericSchema<unknown, Config>,
  chosen: object,
): Result<Config, WrongOption> {
  const config = v.safeParse(form, chosen)
  return config.success ? ok(config.output) : err({ where: v.getDotPath(config.issues[0]) ?? '' })
}
