import { defineConfig, presetIcons, presetWind4 } from 'unocss'

/**
 * One approach to styling: a part of `src/client/ui` has its classes in a CSS file beside it, built
 * on the `--fp-*` tokens; UnoCSS gives the icons (`i-lucide-x`) and the odd utility of a layout
 * (`mt-4`), whose theme points at the same tokens. No `dark:` is needed: each colour is a
 * `light-dark()` pair.
 */
export default defineConfig({
  presets: [
    presetWind4({ preflights: { reset: false } }),
    presetIcons({
      scale: 1.125,
      extraProperties: { display: 'inline-block' },
      // Lucide draws at 2; beside a serif at weight 400 that is too heavy. (`transform` would see only
      // icons that are no package's.)
      processor: (css) => {
        const icon = css['--un-icon']
        if (typeof icon !== 'string') return
        css['--un-icon'] = icon.replaceAll("stroke-width='2'", "stroke-width='1.6'")
      },
    }),
  ],
  content: { pipeline: { include: [/src\/client\/.*\.tsx?($|\?)/, /index\.html($|\?)/] } },
  // Names of parts of ours that the preset would also read as utilities.
  blocklist: ['contents', 'container', 'filter', 'h-lg', 'h-xl', 'rule-double', 'tab'],
  theme: {
    colors: {
      ground: 'var(--fp-ground)',
      surface: 'var(--fp-surface)',
      raised: 'var(--fp-raised)',
      sunken: 'var(--fp-sunken)',
      ink: { DEFAULT: 'var(--fp-ink)', soft: 'var(--fp-ink-soft)' },
      rule: { DEFAULT: 'var(--fp-rule)', strong: 'var(--fp-rule-strong)' },
      accent: {
        DEFAULT: 'var(--fp-accent)',
        strong: 'var(--fp-accent-strong)',
        ink: 'var(--fp-accent-ink)',
        tint: 'var(--fp-accent-tint)',
        rule: 'var(--fp-accent-rule)',
      },
      low: severity('low'),
      medium: severity('medium'),
      high: severity('high'),
      critical: {
        ...severity('critical'),
        solid: 'var(--fp-critical-solid)',
        'solid-ink': 'var(--fp-critical-solid-ink)',
      },
      band: { DEFAULT: 'var(--fp-band)', ink: 'var(--fp-band-ink)' },
      focus: 'var(--fp-focus)',
      veil: 'var(--fp-veil)',
      tip: { DEFAULT: 'var(--fp-tip)', ink: 'var(--fp-tip-ink)' },
    },
    font: { serif: 'var(--fp-font-serif)', sans: 'var(--fp-font-sans)' },
    text: {
      xs: { fontSize: 'var(--fp-text-xs)' },
      sm: { fontSize: 'var(--fp-text-sm)' },
      base: { fontSize: 'var(--fp-text-base)' },
      md: { fontSize: 'var(--fp-text-md)' },
      lg: { fontSize: 'var(--fp-text-lg)' },
      xl: { fontSize: 'var(--fp-text-xl)' },
      '2xl': { fontSize: 'var(--fp-text-2xl)' },
      '3xl': { fontSize: 'var(--fp-text-3xl)' },
      display: { fontSize: 'var(--fp-text-display)' },
    },
    spacing: {
      gutter: 'var(--fp-gutter)',
      section: 'var(--fp-section)',
      'page-max': 'var(--fp-page-max)',
      'margin-col': 'var(--fp-margin-col)',
    },
    radius: {
      sheet: 'var(--fp-radius-sheet)',
      control: 'var(--fp-radius-control)',
      card: 'var(--fp-radius-card)',
      full: 'var(--fp-radius-full)',
    },
    shadow: {
      sheet: 'var(--fp-shadow-sheet)',
      raised: 'var(--fp-shadow-raised)',
      dialog: 'var(--fp-shadow-dialog)',
    },
    ease: { out: 'var(--fp-ease-out)', move: 'var(--fp-ease-move)' },
    duration: {
      quick: 'var(--fp-dur-quick)',
      base: 'var(--fp-dur-base)',
      slide: 'var(--fp-dur-slide)',
    },
    breakpoint: { phone: '46rem', column: '60rem', desk: '68rem', wide: '80rem' },
  },
})

function severity(level: string): { fg: string; bg: string; border: string } {
  return {
    fg: `var(--fp-${level}-fg)`,
    bg: `var(--fp-${level}-bg)`,
    border: `var(--fp-${level}-border)`,
  }
}
