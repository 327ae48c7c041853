// In Node, pdf.js takes these names from the canvas package when it loads. Reading text never calls them.
const unused = function unused() {};
module.exports = { DOMMatrix: unused, ImageData: unused, Path2D: unused };
