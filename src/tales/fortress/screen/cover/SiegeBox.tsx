import { HOUSE_RULES } from '../../../../engine/fortress/index.ts'
import { HouseRuleChoices, More } from '../../../../ui/frames/cover/More.tsx'
import { NameLine } from '../../../../ui/frames/cover/WhoPlays.tsx'
import { useDraft } from '../../draft.ts'
import { useCoverWords } from '../../words/cover.ts'

/** Optional choices with defaults: the house rules, and a name. */
export function SiegeBox() {
  const { cover } = useCoverWords()
  const { player, rules, rename, setRules } = useDraft()
  return (
    <More heading={cover.moreHeading}>
      <HouseRuleChoices
        ids={['order', 'gift']}
        options={HOUSE_RULES}
        chosen={rules}
        words={cover}
        hows={{ order: cover.orderHow, gift: cover.giftHow }}
        onChoose={setRules}
      />
      <NameLine label={cover.name} value={player} onName={rename} />
    </More>
  )
}
