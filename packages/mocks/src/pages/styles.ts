/** The parts of QA pages and of the panel, which is a shadow root. */
export const partStyles = `
:root,:host{color-scheme:light dark;--ink:#191525;--quiet:#5d566e;--line:#ded9e8;--paper:#fff;--shade:#f6f4fa;--link:#4d2fb0;--wrong:#b3261e;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root,:host{--ink:#f2effa;--quiet:#b3abc6;--line:#3b3450;--paper:#161222;--shade:#201a31;--link:#c3b1ff;--wrong:#ffb4a8}}
h2{font-size:1.125rem;line-height:1.3;margin:0 0 .75rem}
h3{font-size:1rem;line-height:1.3;margin:1rem 0 .25rem}
p{margin:0;max-inline-size:44rem}
section,article{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;min-inline-size:0}
a{color:var(--link)}
ul{margin:0;padding:0;list-style:none;display:grid;gap:.25rem}
.quiet{color:var(--quiet)}
.wrong{color:var(--wrong)}
.row{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center}
.stack{display:grid;gap:.75rem;min-inline-size:0}
.choice{display:grid;grid-template-columns:1.5rem 1fr;gap:.25rem .5rem;padding-block:.375rem;min-block-size:2.75rem;align-items:start}
.choice>input,.check input{inline-size:1.25rem;block-size:1.25rem;margin:.125rem 0 0}
.check{display:flex;gap:.5rem;min-block-size:2.75rem;align-items:center;font-weight:400}
.options{display:grid;grid-template-columns:repeat(auto-fill,minmax(7rem,1fr));gap:.5rem;margin-block:.5rem}
.options label{font-weight:400;font-size:.875rem}
label{font-weight:600}
input:not([type=checkbox]),select,textarea{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--quiet);border-radius:.375rem;padding:.5rem .75rem;min-block-size:2.75rem;box-sizing:border-box;inline-size:100%}
textarea{min-block-size:10rem;font-family:ui-monospace,monospace;font-size:.875rem}
button,.button{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.5rem 1rem;border-radius:.375rem;border:1px solid var(--quiet);background:var(--paper);color:inherit;cursor:pointer;box-sizing:border-box}
button.main{background:#4d2fb0;border-color:#4d2fb0;color:#fff}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
summary{cursor:pointer;padding-block:.5rem;overflow-wrap:anywhere}
summary h2{display:inline;margin:0}
summary{font-weight:600}
[hidden]{display:none!important}
pre{margin:0;overflow:auto;font-size:.875rem;white-space:pre-wrap;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:minmax(7rem,max-content) 1fr;gap:.25rem 1rem;margin:.75rem 0 0}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap;min-inline-size:0}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-block-end:.5rem}}`;
