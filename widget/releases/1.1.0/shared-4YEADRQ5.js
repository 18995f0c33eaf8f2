var e=class extends Error{constructor(r,o=!1,t,a){super(r,{cause:t}),this.name="OrcaChatError",this.code=r,this.retryable=o,this.retryAfter=a}};export{e as a};
