import { HOUSE_RULES } from '../../../../engine/fortress/index.ts'
import { RadioGroup } from '../../../../ui/art/index.ts'
import { ChoiceWithHow, More } from '../../../../ui/frames/cover/More.tsx'
import { NameLine } from '../../../../ui/frames/cover/WhoPlays.tsx'
import { useDraft } from '../../draft.ts'
import { useCoverWords } from '../../words/cover.ts'

/** Optional choices with defaults: the house rules, and a name. */
export function SiegeBox() {
  const { cover } = useCoverWords()
  const { player, rules, rename, setRules } = useDraft()
  return (
    <More heading={cover.moreHeading}>
      <ChoiceWithHow how={cover.orderHow}>
        <RadioGroup
          legend={cover.order}
          options={HOUSE_RULES.order}
          chosen={rules.order}
          words={cover.orderOf}
          onChoose={(order) => setRules({ order })}
        />
      </ChoiceWithHow>
      <ChoiceWithHow how={cover.giftHow}>
        <RadioGroup
          legend={cover.gift}
          options={HOUSE_RULES.gift}
          chosen={rules.gift}
          words={cover.giftOf}
          onChoose={(gift) => setRules({ gift })}
        />
      </ChoiceWithHow>
      <NameLine label={cover.name} value={player} onName={rename} />
    </More>
  )
}
