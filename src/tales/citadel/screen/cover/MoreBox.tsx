import { shownName } from '../../../../store/person-names.ts'
import { Button, RadioGroup } from '../../../../ui/art/index.ts'
import { ChoiceWithHow, More } from '../../../../ui/frames/cover/More.tsx'
import { announce } from '../../../../ui/page/announce.ts'
import { ordersOfPeople } from '../../people-of-game.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import { drawLots } from './draw-lots.ts'

/** Optional choices with defaults: how two play, how the game ends, and who begins. */
export function MoreBox() {
  const { common, cover } = useCoverWords()
  const { config, setRules } = useDraft()
  const { players, rules } = config
  const onLots = () => {
    drawLots()
    const { config: drawn } = useDraft.getState()
    const [orders = []] = ordersOfPeople(drawn)
    announce(
      cover.drawn(
        shownName(drawn.players[0] ?? '') || common.list(orders.map((order) => common.titles[order])),
      ),
    )
  }
  return (
    <More heading={cover.moreHeading}>
      {players.length === 2 && (
        <ChoiceWithHow how={cover.howTwo[rules.two]}>
          <RadioGroup
            legend={cover.two}
            options={['plots', 'plain', 'orders'] as const}
            chosen={rules.two}
            words={cover.twoOf}
            onChoose={(two) => setRules({ two })}
          />
        </ChoiceWithHow>
      )}
      <ChoiceWithHow how={cover.lastRoundHow}>
        <RadioGroup
          legend={cover.lastRound}
          options={['off', 'on'] as const}
          chosen={rules.lastRound}
          words={cover.lastRoundOf}
          onChoose={(lastRound) => setRules({ lastRound })}
        />
      </ChoiceWithHow>
      <ChoiceWithHow how={cover.lotsHow}>
        <Button onClick={onLots}>{cover.lots}</Button>
      </ChoiceWithHow>
    </More>
  )
}
