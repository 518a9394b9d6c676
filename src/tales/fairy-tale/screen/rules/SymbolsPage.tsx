import { BOXES, SYMBOL_IDS, type SymbolId, symbolBox } from '../../../../engine/fairy-tale/index.ts'
import { RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { SymbolIcon } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { symbolCard } from '../../words/card-texts.ts'
import { symbolTitle } from '../../words/look-up.ts'
import { SYMBOL_RULES } from '../cards/rule-refs.ts'
import { Act } from './Act.tsx'
import { BoxTitle } from './BoxTitle.tsx'
import { Rulings } from './Rulings.tsx'
import styles from './rules.module.css'

/** The effects of all symbols, box by box, and their rulings. */
export function SymbolsPage() {
  const { rules } = useAllWords()
  const boxes = BOXES.filter((box) => SYMBOL_IDS.some((id) => symbolBox(id) === box))
  return (
    <>
      <p className={styles.intro}>{rules.symbolsHow}</p>
      {boxes.map((box) => (
        <section key={box} className={styles.box}>
          <BoxTitle box={box} section="7" />
          <RuleLines>
            {SYMBOL_IDS.filter((id) => symbolBox(id) === box).map((id) => (
              <SymbolAct key={id} symbol={id} />
            ))}
          </RuleLines>
        </section>
      ))}
      <Rulings numbers={SYMBOL_IDS.flatMap((id) => SYMBOL_RULES[id].rulings)} section="7" />
    </>
  )
}

function SymbolAct({ symbol }: { symbol: SymbolId }) {
  const m = useAllWords()
  return (
    <Act
      icon={<SymbolIcon symbol={symbol} number={5} size={34} />}
      name={symbolTitle(m, symbol)}
      how={symbolCard(m, symbol)}
      page={symbol}
      rulings={SYMBOL_RULES[symbol].rulings}
    />
  )
}
