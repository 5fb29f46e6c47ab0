/** The look of pages that are one file: the table's colours, by day and by night. */
export const pageStyle = `
:root{color-scheme:light dark;--bg:light-dark(#f1efe9,#0f1216);--surface:light-dark(#fff,#181c22);--surface-2:light-dark(#f7f5f0,#20252d);--line:light-dark(#ddd8cc,#303842);--ink:light-dark(#1b1f24,#eef1f4);--ink-2:light-dark(#4d545c,#b8c1cb);--you:light-dark(#1b5fbe,#78b6ff);--you-soft:light-dark(#e1edfd,#172b44);--good:light-dark(#1b7340,#74d69d);--good-soft:light-dark(#def3e5,#16331f);--bad:light-dark(#a8231c,#ff9d94);--bad-soft:light-dark(#fde4e1,#431a17)}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.45 "Instrument Sans Variable","Instrument Sans",system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:1264px;margin:0 auto;padding:28px 20px 48px}h1{font-size:30px;line-height:1.2;letter-spacing:-.01em;margin:0}h2,h3{font-size:16px;margin:0 0 4px}header p,section p,article p{color:var(--ink-2);font-size:13px;margin:4px 0}
section,article{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:16px;margin-top:16px;overflow-x:auto}
svg{display:block;width:100%;height:auto}svg text{font-size:13px;fill:var(--ink-2)}.grid{stroke:var(--line);stroke-dasharray:3 3}.even{stroke:var(--ink-2)}polyline{fill:none;stroke:var(--you);stroke-width:3;stroke-linejoin:round}.below{fill:var(--you-soft)}
.spot{fill:var(--surface);stroke:var(--ink);stroke-width:3}.stem{stroke:var(--ink)}circle.number{fill:var(--ink)}text.number{fill:var(--surface);font-weight:700}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:16px}article ul{list-style:none;margin:8px 0;padding:0;display:grid;gap:8px}article li{display:flex;gap:12px;justify-content:space-between;border:1px solid var(--line);border-radius:10px;padding:8px 12px}article li.best{background:var(--good-soft);border-color:var(--good)}small{display:block;color:var(--ink-2)}li strong{white-space:nowrap;font-size:18px}
.head{display:flex;gap:8px;align-items:center}.head strong{margin-left:auto;font-size:18px}b.number{background:var(--ink);color:var(--surface);border-radius:99px;min-width:22px;text-align:center;line-height:22px}strong.good{color:var(--good)}strong.bad{color:var(--bad)}
table{border-collapse:collapse;width:100%;font-size:13px}th{text-align:left;font-weight:450;padding:6px 8px 6px 0}td{padding:6px 4px;text-align:right;font-variant-numeric:tabular-nums}rect.start{fill:var(--line)}rect.good{fill:var(--you)}rect.bad{fill:var(--bad)}
@media print{body{background:#fff}}
`;
