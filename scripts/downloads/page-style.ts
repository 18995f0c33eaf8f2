import { readFileSync } from 'node:fs'

const font = (file: string) => `data:font/woff2;base64,${readFileSync(`styles/fonts/${file}`, 'base64')}`

/** How the documents are set: A4, the site's colours and faces, figures on hull plates. */
export const pageStyle = `
@font-face { font-family: 'Instrument Sans'; src: url('${font('instrument-sans.woff2')}'); font-weight: 400 700; }
@font-face { font-family: 'JetBrains Mono'; src: url('${font('jetbrains-mono.woff2')}'); font-weight: 100 800; }
@page { size: 210mm 297mm; margin: 0; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { font: 400 9.6pt/1.55 'Instrument Sans', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif; color: #06141a; text-autospace: normal; }
:lang(zh-CN) body, body:lang(zh-CN) { line-height: 1.75; }
.page { position: relative; width: 210mm; height: 297mm; padding: 18mm 18mm 22mm; overflow: hidden; break-after: page; background: #fff; }
.page:last-child { break-after: auto; }
.foot { position: absolute; left: 18mm; right: 18mm; bottom: 10mm; display: flex; justify-content: space-between; padding-top: 3mm; border-top: .25mm solid #dde7e8; font: 400 7.2pt/1.4 'JetBrains Mono', 'Noto Sans CJK SC', monospace; color: #4a5e66; }
.cover { padding: 0; color: #f5f9f9; background: #06141a; }
.cover .picture { position: absolute; inset: 96mm 0 0; width: 210mm; height: 201mm; object-fit: cover; }
.cover .shade { position: absolute; inset: 96mm 0 auto; height: 60mm; background: linear-gradient(#06141a, rgb(6 20 26 / 0)); }
.cover .words { position: absolute; inset: 18mm 18mm auto; }
.cover .foot { border-color: rgb(245 249 249 / 35%); color: #f5f9f9; }
.cover .dusk { position: absolute; inset: auto 0 0; height: 40mm; background: linear-gradient(rgb(6 20 26 / 0), rgb(6 20 26 / 82%)); }
.mark { width: 30mm; height: auto; display: block; }
.label { font: 400 7.6pt/1.4 'JetBrains Mono', 'Noto Sans CJK SC', monospace; letter-spacing: .06em; text-transform: uppercase; color: #056a75; }
.cover .label { color: #14b8c4; }
h1 { font-weight: 560; line-height: 1.05; letter-spacing: -.02em; }
.cover h1 { margin-top: 2mm; font-size: 46pt; }
.cover .class { margin-top: 12mm; font-size: 15pt; color: #a9bcc2; }
.cover .promise { max-width: 132mm; margin-top: 6mm; font-size: 13pt; line-height: 1.5; }
h2 { margin-bottom: 5mm; font-size: 19pt; font-weight: 540; line-height: 1.2; letter-spacing: -.012em; text-wrap: balance; }
h3 { margin: 5mm 0 1.5mm; font: 400 7.6pt/1.4 'JetBrains Mono', 'Noto Sans CJK SC', monospace; letter-spacing: .06em; text-transform: uppercase; color: #056a75; }
:lang(zh-CN) h1, :lang(zh-CN) h2 { letter-spacing: 0; }
.head { display: flex; justify-content: space-between; align-items: end; padding-bottom: 5mm; border-bottom: .5mm solid #06141a; }
.head h1 { font-size: 30pt; }
.head .class { font-size: 11pt; color: #4a5e66; }
.sheet { font-size: 8.8pt; line-height: 1.4; }
.sheet th, .sheet td { padding: 1.05mm 4mm 1.05mm 0; }
.sheet h3 { margin: 3.2mm 0 1mm; }
.sheet .variant { margin-top: 1mm; }
.sheet .notes { margin-top: 4mm; font-size: 7pt; }
.studio { display: block; width: 174mm; height: 74mm; margin: 4mm 0 2mm; object-fit: contain; }
.sheet .studio { height: 50mm; margin: 3mm 0 1mm; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 1.55mm 4mm 1.55mm 0; border-bottom: .25mm solid #dde7e8; text-align: left; vertical-align: baseline; font-weight: 400; }
th { width: 38%; color: #4a5e66; }
td { font-weight: 540; font-variant-numeric: tabular-nums; }
tr[data-open] td { font-weight: 400; color: #4a5e66; }
.variants { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm; }
.variants th { width: 46%; }
.variant { margin-top: 3mm; font-size: 12pt; font-weight: 540; }
.plate { display: grid; grid-template-columns: repeat(3, 1fr); margin: 0 0 8mm; border-top: .5mm solid #06141a; }
.plate div { padding: 3mm 4mm 3mm 0; border-bottom: .25mm solid #dde7e8; }
.plate dt { font: 400 7.2pt/1.5 'JetBrains Mono', 'Noto Sans CJK SC', monospace; color: #4a5e66; }
.plate dd { font-size: 16pt; font-weight: 480; line-height: 1.25; letter-spacing: -.015em; }
.plate small { display: block; font-size: 8pt; letter-spacing: 0; color: #4a5e66; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 10mm; }
dl.pairs div { padding: 2mm 0; border-bottom: .25mm solid #dde7e8; }
dl.pairs dt { font-weight: 600; }
ul { list-style: none; }
li { padding: 1.6mm 0; border-bottom: .25mm solid #dde7e8; }
.question { font-weight: 600; }
.answer { color: #4a5e66; }
.qa { padding: 2.4mm 0; border-bottom: .25mm solid #dde7e8; break-inside: avoid; }
.block + .block { margin-top: 9mm; }
/* One weight of the Chinese face is embedded, not three: each would add some 150 KB. */
body:lang(zh-CN) * { font-weight: 400 !important; }
.notes { margin-top: 6mm; font-size: 7.6pt; line-height: 1.6; color: #4a5e66; }
`
