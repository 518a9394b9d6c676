import { controllerOf } from '../../../../store/controllers-store.ts'
import { LedSeat, SeatCount } from '../../../../ui/frames/cover/LedSeat.tsx'
import { ArmyIcon } from '../../art/index.ts'
import { BOT_IDS, COUNTRIES, useLiveControllers } from '../../controllers.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'

/** The choice of the number of countries and of the controller of each. */
export function WhoPlays() {
  const words = useCoverWords()
  const { config, rename, setCountries } = useDraft()
  const { cover, choose } = useLiveControllers()
  return (
    <SeatCount question={words.cover.whoPlays} counts={words.cover.countries} onChoose={setCountries}>
      {config.players.map((player, seat) => {
        const country = COUNTRIES[seat] ?? 'ash'
        const leader = controllerOf(cover, country)
        const name = words.common.countries[country]
        return (
          <LedSeat
            key={country}
            {...{ words, leader, player, name }}
            id={country}
            who={name}
            picture={<ArmyIcon country={country} size={92} selected={leader === 'person'} />}
            computers={BOT_IDS}
            onLead={(chosen) => choose(country, chosen)}
            onName={(typed) => rename(seat, typed)}
          />
        )
      })}
    </SeatCount>
  )
}
