/** For the pages that answer a plain form or a link of an email: no file of the build is needed, so nothing can be missing. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;background:#f5f9f9;color:#06141a;font:1rem/1.6 'Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei',sans-serif}
header{background:#06141a;padding:18px clamp(16px,4vw,64px)}
header a{color:#fff;font-weight:600;letter-spacing:.08em;text-decoration:none}
main{max-width:720px;margin:0 auto;padding:clamp(32px,7vw,80px) clamp(16px,4vw,32px)}
h1{font-size:clamp(1.75rem,4vw,2.5rem);font-weight:560;line-height:1.2;margin:0 0 12px}
p{margin:0 0 24px;max-width:62ch}
.summary{margin:0 0 32px;padding:14px 18px 14px 36px;border-inline-start:3px solid #b3261e;background:#fff}
form>div,fieldset{margin:0 0 22px;padding:0;border:0}
label,legend{display:block;margin-bottom:6px;padding:0;font-weight:600;font-size:.9375rem}
input[type=text],input[type=email],input[type=tel],select,textarea{width:100%;padding:11px 12px;border:1px solid #6f838a;border-radius:2px;background:#fff;color:inherit;font:inherit}
textarea{min-height:8.5em;resize:vertical}
.box{display:flex;gap:10px;align-items:baseline;font-weight:400}
.box input{width:1.1em;height:1.1em;flex:none}
.problem{margin:6px 0 0;color:#b3261e;font-size:.9375rem}
[aria-invalid]{border-color:#b3261e!important;box-shadow:inset 0 0 0 1px #b3261e}
:focus-visible{outline:2px solid #056a75;outline-offset:2px}
button{padding:14px 28px;border:0;border-radius:2px;background:#ff6a1a;color:#06141a;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#ff8340}
a{color:#056a75}
form+p{margin-block-start:32px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0 0 32px}
dt{color:#4a5e66}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
details{margin:32px 0}
summary{cursor:pointer;color:#056a75}
details p{margin-block-start:12px}
.scroll{overflow-x:auto;margin:0 0 24px}
table{border-collapse:collapse;background:#fff}
th,td{padding:10px 14px;border:1px solid #dde7e8;text-align:start;vertical-align:top}
td code{font-size:.8125rem}
.trap{position:absolute;inset-inline-start:-200vw;width:1px;height:1px;overflow:hidden}
`
