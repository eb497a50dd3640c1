/** A page with every picture, a row for each screen, to be looked through. */
export function contactSheet(
  screens: readonly { readonly name: string }[],
  widths: readonly number[],
  themes: readonly string[],
): string {
  const rows = screens.map(({ name }) => {
    const shots = widths.flatMap((width) =>
      themes.map((theme) => {
        const file = `${name}-${width}-${theme}.png`
        return `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${width} px, ${theme}"></a>`
      }),
    )
    return `<h2>${name}</h2><div>${shots.join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>
body{font:16px sans-serif;margin:2rem;background:#888}div{display:flex;gap:1rem;align-items:start}
img{max-height:40rem;max-width:40vw;background:#fff}</style>${rows.join('\n')}`
}
