import { HOUSE_RULES } from '../../../../engine/citadel/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import { Button } from '../../../../ui/art/index.ts'
import { ChoiceWithHow, HouseRuleChoices, More } from '../../../../ui/frames/cover/More.tsx'
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
      <HouseRuleChoices
        ids={players.length === 2 ? ['two', 'lastRound'] : ['lastRound']}
        options={HOUSE_RULES}
        chosen={rules}
        words={cover}
        hows={{ two: cover.howTwo[rules.two], lastRound: cover.lastRoundHow }}
        onChoose={setRules}
      />
      <ChoiceWithHow how={cover.lotsHow}>
        <Button onClick={onLots}>{cover.lots}</Button>
      </ChoiceWithHow>
    </More>
  )
}
