// In Node, pdf.js takes these names from the canvas package when it loads. Reading text never calls them.
module.exports = { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} };
