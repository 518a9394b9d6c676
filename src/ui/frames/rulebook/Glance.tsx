import type { ComponentType, ReactNode } from 'react'
import { Heading } from '../../art/index.ts'
import { RuleLine, RuleLines } from '../book/RuleLines.tsx'
import { KeyWords } from '../cards/KeyWords.tsx'
import styles from './Glance.module.css'
import { TryPage } from './TryPage.tsx'

/** What a chapter at a glance begins with: what it is all about. */
export const Aim = ({ children }: { children: ReactNode }) => <p className={styles['aim']}>{children}</p>

/** What is only good to know. */
const Aside = ({ children }: { children: ReactNode }) => <p className={styles['aside']}>{children}</p>

/** A rule, and the page that shows it with a running board. */
interface GlanceRule<Page extends string> {
  page?: Page
  /** The name of its page, where the rule has none or another one. */
  pageName?: string
}

/** A rule in a line. */
interface GlanceLine<Page extends string> extends GlanceRule<Page> {
  name?: string
  how: string
  /** Its picture; without it, that of its page. */
  icon?: ReactNode
}

/** A part of a chapter at a glance, in the order of its fields. Key words are marked in its texts. */
export interface GlanceSection<Page extends string> extends GlanceRule<Page> {
  title?: string
  text?: string
  steps?: readonly string[]
  lines?: readonly GlanceLine<Page>[]
  /** What is only good to know. */
  aside?: string
}

interface GlanceProps<Page extends string> {
  aim: string
  /** How this table differs from the usual game. */
  asides?: readonly string[]
  /** The picture of a page. */
  Icon?: ComponentType<{ page: Page }> | undefined
  sections: readonly GlanceSection<Page>[]
}

/** A chapter at a glance. */
export const Glance = <Page extends string>({ aim, asides = [], Icon, sections }: GlanceProps<Page>) => (
  <>
    <Aim>{aim}</Aim>
    {asides.map((aside) => (
      <Aside key={aside}>{aside}</Aside>
    ))}
    {sections.map((section) => (
      <Section key={section.title ?? section.text} {...section} Icon={Icon} />
    ))}
  </>
)

type SectionProps<Page extends string> = GlanceSection<Page> & Pick<GlanceProps<Page>, 'Icon'>

function Section<Page extends string>(props: SectionProps<Page>) {
  const { title, text, page, pageName = title, steps, lines, aside, Icon } = props
  return (
    <>
      {title && <Heading level={3}>{title}</Heading>}
      {text && (
        <p>
          <KeyWords text={text} /> {page && <TryPage page={page} name={pageName ?? text} />}
        </p>
      )}
      {steps && (
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {lines && (
        <RuleLines>
          {lines.map((line) => (
            <Line key={line.how} {...line} Icon={Icon} />
          ))}
        </RuleLines>
      )}
      {aside && <Aside>{aside}</Aside>}
    </>
  )
}

type LineProps<Page extends string> = GlanceLine<Page> & Pick<GlanceProps<Page>, 'Icon'>

function Line<Page extends string>({ page, pageName, name, how, icon, Icon }: LineProps<Page>) {
  const picture = icon ?? (page && Icon && <Icon page={page} />)
  if (page === undefined) return <RuleLine icon={picture} name={name} how={how} />
  return (
    <RuleLine icon={picture} name={name} how={how}>
      {' '}
      <TryPage page={page} name={pageName ?? name ?? how} />
    </RuleLine>
  )
}
