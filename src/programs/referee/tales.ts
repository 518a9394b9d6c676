import { boogymanReferee } from '../../tales/boogyman/programs/referee/index.ts'
import { citadelReferee } from '../../tales/citadel/programs/referee/index.ts'
import { fairyTaleReferee } from '../../tales/fairy-tale/programs/referee/index.ts'
import { fortlandReferee } from '../../tales/fortland/programs/referee/index.ts'
import { fortressReferee } from '../../tales/fortress/programs/referee/index.ts'
import { refereeOf } from './respond.ts'

/** A conversation with a referee, line by line. The position is stored between the lines. */
export type Conversation = (line: string) => string

/** Starts a conversation with the referee of a tale. */
function conversation<State>(
  respond: (position: State | null, line: string) => { position: State | null; reply: string },
): Conversation {
  let position: State | null = null
  return (line) => {
    const response = respond(position, line)
    position = response.position
    return response.reply
  }
}

/** Every tale that has a referee, by the name of its game; the first is the default. */
export const CONVERSATIONS: Readonly<Record<string, () => Conversation>> = {
  'fairy-tale': () => conversation(refereeOf(fairyTaleReferee)),
  citadel: () => conversation(refereeOf(citadelReferee)),
  boogyman: () => conversation(refereeOf(boogymanReferee)),
  fortland: () => conversation(refereeOf(fortlandReferee)),
  fortress: () => conversation(refereeOf(fortressReferee)),
}
