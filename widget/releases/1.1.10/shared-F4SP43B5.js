//# allFunctionsCalledOnLoad
import{C as n,s as o,u as e}from"./shared-4IK7HLXV.js";function d({id:i,title:t,closeLabel:l,onClose:r}){return o("div",{className:"panel-head",children:[o("h2",{id:i,children:t}),o(e,{path:n,label:l,onPress:r})]})}export{d as a};
