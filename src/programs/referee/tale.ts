import * as v from 'valibot'
import {
  err,
  type Game,
  type GameTypes,
  ok,
  type Refused,
  type Result,
  type Script,
} from '../../engine/kernel/index.ts'
import { type FieldWriters, inWriting } from './fields.ts'

/** The parsed fields of a request beside `do` and `id`. */
export type FieldsOf<Entries extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Entries, undefined>
>

/** A request of one tale only: another form of an action. */
interface OwnRequest<Action> {
  /** Its fields beside `do` and `id`. */
  readonly fields: v.ObjectEntries
  /** Returns the action and the dice and draws of the parsed fields. */
  asAction(fields: object): { action: Action } & Required<Script>
}

/** A question about a position that only some tales can answer. Answers must not change the position. */
export interface OwnQuestion<State> {
  /** Its fields beside `do` and `id`. */
  readonly fields: v.ObjectEntries
  /** Returns the fields of the response. */
  answer(state: State, fields: object): object
}

/** Makes a request of one tale from its fields. */
export const ownRequest = <Action, Entries extends v.ObjectEntries>(
  fields: Entries,
  asAction: (fields: FieldsOf<Entries>) => { action: Action } & Required<Script>,
): OwnRequest<Action> => ({ fields, asAction: (read) => asAction(read as FieldsOf<Entries>) })

/** Makes a question of one tale from its fields. */
export const ownQuestion = <State, Entries extends v.ObjectEntries>(
  fields: Entries,
  answer: (state: State, fields: FieldsOf<Entries>) => object,
): OwnQuestion<State> => ({ fields, answer: (state, read) => answer(state, read as FieldsOf<Entries>) })

/** The parts of a tale that the referee uses. */
export interface RefereeTale<K extends GameTypes> {
  readonly game: Game<K>
  /** The fields of `new` beside the seed; `config` checks them. */
  readonly options: v.ObjectEntries
  /** Returns the configuration from those fields, or the first wrong field. */
  config(wishes: object): Result<K['Config'], WrongOption>
  /** The largest number of faces of its dice. */
  readonly faces: number
  /** Positions in the canonical notation; problems are also described in a sentence. */
  readonly notation: {
    parse(text: string): Result<K['State'], { problem: object; message: string }>
    write(state: K['State']): string
  }
  /** Returns a short summary of the position, which is part of every response to an action. */
  now(state: K['State']): object
  /** Returns the facts of a position for readers that do not parse its notation. */
  summary(state: K['State']): object
  /** Returns an event as JSON. `state` is the position after the whole action. */
  eventToJson(event: K['Event'], state: K['State']): unknown
  /** The requested form of an action with the dice that it rolls. If absent, the stored form. */
  readonly given?: v.GenericSchema<unknown, { action: K['Action']; dice: number[] }>
  /** The refusal of a text that is no action. If absent, the request is invalid. */
  readonly unknownAction?: Refused
  /** Requests that only this tale has, by name. */
  readonly own?: Readonly<Record<string, OwnRequest<K['Action']>>>
  /** Questions that this tale can answer, by name: `predict`, `odds`. */
  readonly questions?: Readonly<Record<string, OwnQuestion<K['State']>>>
}

/** The path of a wrong option ("seats.1"), and the tale's own reason, if any. */
export interface WrongOption {
  where: string
  why?: string
}

/** The parts of the referee that differ between tales. */
interface RefereeDescription<K extends GameTypes, Options extends v.ObjectEntries, Problem extends object>
  extends Pick<RefereeTale<K>, 'game' | 'given' | 'unknownAction' | 'own' | 'questions'> {
  /** Returns a short summary of the position, which is part of every response to an action. */
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
  /** Writers of seats, places and other numbers in responses. By default, responses have the plain numbers. */
  readonly fields?: FieldWriters<K['State']>
}

/** Makes the referee of a tale from its description. */
export const defineReferee = <K extends GameTypes, Options extends v.ObjectEntries, Problem extends object>({
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

/** Validates options as strictly as a stored configuration. Returns the first wrong one. */
function readConfig<Config>(
  form: v.GenericSchema<unknown, Config>,
  chosen: object,
): Result<Config, WrongOption> {
  const config = v.safeParse(form, chosen)
  return config.success ? ok(config.output) : err({ where: v.getDotPath(config.issues[0]) ?? '' })
}
