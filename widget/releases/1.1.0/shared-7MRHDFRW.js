var o=["http:","https:","mailto:","tel:"];function i(n,e){try{let{protocol:t,username:r,password:s,href:d}=new URL(n,e);return o.includes(t)&&!r&&!s?d:void 0}catch{return}}export{i as a};
