import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { launchBrowser } from '../src/e2e/setup/browser.ts'
import { wordDocument } from './word-document.ts'

/** Clause numbers of the Word sample: where each list begins. */
const LISTS = { printed: 1, special: 33, certificate: 1 }

/** Makes samples/contract.pdf and samples/contract.docx from samples/source. */
async function main(): Promise<void> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(pathToFileURL(resolve('samples/source/contract.html')).href)
    await page.pdf({
      path: 'samples/contract.pdf',
      preferCSSPageSize: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<div style="font-size:7.5pt;width:100%;padding:0 19mm;display:flex;justify-content:space-between"><span>27 Wattlebird Crescent, Marrowfield</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
    })
  } finally {
    await browser.close()
  }
  const markup = await readFile('samples/source/contract-nsw.txt', 'utf8')
  await writeFile('samples/contract.docx', wordDocument(markup, LISTS))
  console.log('samples/contract.pdf and samples/contract.docx are made')
}

await main()
