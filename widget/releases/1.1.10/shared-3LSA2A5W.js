//# allFunctionsCalledOnLoad
var a=/^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i,n=/^[+＋]?[\d\s().（）/–-]+(?:\s*(?:ext\.?|x|#|转|分机)\s*\d{1,6})?$/i;function o(t){let e=t.replace(/\D/g,"").length;return n.test(t)&&e>=5&&e<=21}export{a,o as b};
