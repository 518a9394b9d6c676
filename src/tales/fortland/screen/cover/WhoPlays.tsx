import { controllerOf } from '../../../../store/controllers-store.ts'
import { Strengths } from '../../../../ui/frames/cover/Strengths.tsx'
import {
  BetweenSeats,
  NameLine,
  SeatColumn,
  WhoPlays as WhoPlaysFrame,
} from '../../../../ui/frames/cover/WhoPlays.tsx'
import { ArmyIcon } from '../../art/index.ts'
import { BOT_IDS, COUNTRIES, type Controller, useLiveControllers } from '../../controllers.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'

const COUNTS = ['2', '3', '4'] as const

/** The choice of the number of countries and of the controller of each. */
export function WhoPlays() {
  const { cover } = useCoverWords()
  const { players } = useDraft(({ config }) => config)
  const count = COUNTS.find((one) => Number(one) === players.length) ?? '2'
  const [first, ...rest] = players.map((player, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat keeps its number
    <Country key={seat} seat={seat} player={player} />
  ))
  return (
    <WhoPlaysFrame
      question={cover.whoPlays}
      ways={COUNTS.map((id) => ({ id, words: cover.countries[id] }))}
      chosen={count}
      onChoose={(id) => useDraft.getState().setCountries(Number(id))}
      seats={players.length}
    >
      {first}
      {rest.length === 1 && <BetweenSeats>{null}</BetweenSeats>}
      {rest}
    </WhoPlaysFrame>
  )
}

const LEADERS: readonly Controller[] = ['person', ...BOT_IDS]

/** One country: its controller, and the name field of a human player. */
function Country({ seat, player }: { seat: number; player: string }) {
  const { common, cover } = useCoverWords()
  const country = COUNTRIES[seat] ?? 'ash'
  const leader = useLiveControllers((store) => controllerOf(store.cover, country))
  const who = common.countries[country]
  return (
    <SeatColumn picture={<ArmyIcon country={country} size={92} selected={leader === 'person'} />} name={who}>
      <Strengths
        label={cover.whoLeads(who)}
        seat={country}
        computers={LEADERS.map((id) => ({ id, name: cover.leaders[id], does: cover.does[id] }))}
        chosen={leader}
        onChoose={(chosen) => useLiveControllers.getState().choose(country, chosen)}
      />
      {leader === 'person' && (
        <NameLine
          label={cover.nameOf(who)}
          value={player}
          onName={(name) => useDraft.getState().rename(seat, name)}
        />
      )}
    </SeatColumn>
  )
}
