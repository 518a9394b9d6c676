import { describe, expect, it } from 'vitest'
import { strayClassNames } from './class-names.ts'
import { projectFiles } from './project-files.ts'

const component = (body: string) => ({ 'src/ui/A.tsx': `import styles from './A.module.css'\n${body}` })
const sheet = (css: string) => ({ 'src/ui/A.module.css': css })

describe('class names', () => {
  it('agree between the components and the style sheets of this project', () => {
    expect(strayClassNames(projectFiles(/\.(tsx?|module\.css)$/, 'src'))).toEqual([])
  })

  it('are reported if the style sheet lacks them', () => {
    const files = { ...component('<p className={styles.tilte} />'), ...sheet('.title { margin: 0.5em }') }
    expect(strayClassNames(files)).toEqual(['src/ui/A.tsx: tilte', 'src/ui/A.module.css: title'])
  })

  it('are reported if the style sheet is missing', () => {
    expect(strayClassNames(component('<p className={styles.title} />'))).toEqual(['src/ui/A.tsx: title'])
  })

  it('are not read from import paths', () => {
    const files = {
      'src/ui/A.tsx': "import footer from './footer.module.css'\nfooter['thumb']",
      'src/ui/footer.module.css': '.thumb { margin: 0 }',
    }
    expect(strayClassNames(files)).toEqual([])
  })

  it('are found in a module that draws nothing', () => {
    const files = {
      'src/ui/a.ts': "import styles from './a.module.css'\nexport const cloth = styles['cloth']",
      'src/ui/a.module.css': '.cloth { margin: 0 }',
    }
    expect(strayClassNames(files)).toEqual([])
  })

  it('are found in nested rules, lists and states', () => {
    const css = `
      /* .gone */
      @media (width < 40.5rem) { .a:hover > .b, .c::before { inset: .5em; content: '.x' } }
      .d { color: var(--ink); &.e { transition: opacity .2s ease } }`
    expect(strayClassNames({ ...component('styles.z'), ...sheet(css) })).toEqual([
      'src/ui/A.tsx: z',
      ...['a', 'b', 'c', 'd', 'e'].map((name) => `src/ui/A.module.css: ${name}`),
    ])
  })

  it('are not called idle if components compute them', () => {
    const css = sheet('.soft { top: 0 }\n.loud { top: 0 }')
    expect(strayClassNames({ ...component('styles[tone]'), ...css })).toEqual([])
    expect(strayClassNames({ ...component("styles['soft'], styles.loud"), ...css })).toEqual([])
    expect(strayClassNames({ ...component("styles['soft']"), ...css })).toEqual(['src/ui/A.module.css: loud'])
  })
})
